import { PRODUCT_HEADS, PRODUCT_LINES } from '../../copy/finance-pages-copy';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { Compared } from './finance-pages.styles';

/** Hire purchase and PCP, line by line. */
export function ProductsCompared() {
  const [, hire, contract] = PRODUCT_HEADS;
  return (
    <Compared>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>What is compared</VisuallyHidden>
          </th>
          <th scope="col">{hire}</th>
          <th scope="col">{contract}</th>
        </tr>
      </thead>
      <tbody>
        {PRODUCT_LINES.map(([about, hp, pcp]) => (
          <tr key={about}>
            <th scope="row">{about}</th>
            <td data-product={hire}>{hp}</td>
            <td data-product={contract}>{pcp}</td>
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}
