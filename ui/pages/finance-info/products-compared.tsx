import { COMPARED_BY, COMPARED_PRODUCTS } from '../../copy/finance-pages-copy';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { Compared } from './finance-pages.styles';

const LINES = Object.entries(COMPARED_BY) as readonly (readonly [
  keyof typeof COMPARED_BY,
  string,
])[];

/** The products side by side, line by line. */
export function ProductsCompared() {
  return (
    <Compared>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What is compared</VisuallyHidden>
          </th>
          {COMPARED_PRODUCTS.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map(([line, about]) => (
          <tr key={line}>
            <th scope="row">{about}</th>
            {COMPARED_PRODUCTS.map(({ head, words }) => (
              <td key={head} data-product={head}>
                {words[line]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}
