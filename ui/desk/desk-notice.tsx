import { DeskFrame, type DeskRoom } from './desk-frame';
import { DeskSheet } from './desk.styles';

export interface DeskNoticeProps {
  readonly siteName: string;
  readonly title: string;
  readonly words: string;
  readonly room?: DeskRoom;
}

/** Something that cannot be shown, and why. */
export const DeskNotice = ({ title, words, ...frame }: DeskNoticeProps) => (
  <DeskFrame title={title} {...frame}>
    <h1>{title}</h1>
    <DeskSheet>
      <p>{words}</p>
    </DeskSheet>
  </DeskFrame>
);
