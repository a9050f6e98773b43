import { styled } from 'styled-components';
import { SiteLink, type SiteLinkProps } from '../site-link/site-link';
import { IconFace, type IconButtonChoices } from './icon-button';
import { iconLook, type IconLook } from './icon-button.styles';

const AnchorIconButton = styled(SiteLink)<IconLook>`
  ${iconLook}
`;

export interface IconLinkProps
  extends IconButtonChoices, Omit<SiteLinkProps, 'children' | 'name'> {}

/** The same as a link: favourites and compare in the header. */
export function IconLink({ name, kind = 'plain', count, children, ...rest }: IconLinkProps) {
  return (
    <AnchorIconButton {...rest} $kind={kind}>
      <IconFace name={name} count={count}>
        {children}
      </IconFace>
    </AnchorIconButton>
  );
}
