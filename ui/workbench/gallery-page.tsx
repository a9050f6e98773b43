import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import type { Look } from '../theme/tokens';
import { GALLERY_GROUPS } from './gallery-groups';
import { BothLooks, Example, GalleryMain, Group, OneLook, Part } from './gallery-page.styles';
import type { Examples } from '../parts/examples';

function InLook({ look, examples }: { readonly look: Look; readonly examples: Examples }) {
  return (
    <OneLook data-theme={look}>
      {Object.entries(examples).map(([name, example]) => (
        <Example key={name}>
          <figcaption>
            <span>{name}</span>
            <VisuallyHidden>{`, ${look}`}</VisuallyHidden>
          </figcaption>
          <div>{example}</div>
        </Example>
      ))}
    </OneLook>
  );
}

/** All parts in all their states, light and dark side by side, for whoever builds with them. */
export function GalleryPage() {
  return (
    <GalleryMain id="gallery">
      <h1>Parts</h1>
      {Object.entries(GALLERY_GROUPS).map(([group, parts]) => (
        <Group key={group} aria-label={group}>
          <h2>{group}</h2>
          {Object.entries(parts).map(([part, examples]) => (
            <Part key={part} aria-label={part}>
              <h3>{part}</h3>
              <BothLooks>
                <InLook look="light" examples={examples} />
                <InLook look="dark" examples={examples} />
              </BothLooks>
            </Part>
          ))}
        </Group>
      ))}
    </GalleryMain>
  );
}
