import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  CALCULATOR_PATH,
  calculatorAddress,
  calculatorFromAddress,
  type CalculatorInputs,
} from '../../../core/finance/public';
import { CALCULATOR_DEBOUNCE_MS, type FinanceCalculator } from '../../../core/showroom/public';

/**
 * Keeps the address where the sliders are, once they rest and in place of the one before (UX rule 1),
 * and the sliders where the address is when it is changed by anyone else.
 */
export function useAddressOfCalculator(
  calculator: FinanceCalculator,
  { amount, deposit, months }: CalculatorInputs,
): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const stood = useRef(search);
  const wanted = calculatorAddress({ amount, deposit, months });
  const arrived = useRef(wanted);

  useEffect(() => {
    if (stood.current === search) return;
    stood.current = search;
    const { inputs } = calculatorFromAddress(search);
    arrived.current = calculatorAddress(inputs);
    calculator.show(inputs);
  }, [calculator, search]);

  useEffect(() => {
    // An address with things of its own, such as a campaign's, stays until a slider is moved.
    if (arrived.current === wanted) return;
    const timer = setTimeout(() => {
      arrived.current = wanted;
      stood.current = wanted.slice(CALCULATOR_PATH.length);
      void navigate(wanted, { replace: true, preventScrollReset: true });
    }, CALCULATOR_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, navigate]);
}
