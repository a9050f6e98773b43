/** One line of the header's menu (HEAD-03). */
export interface MenuItem {
  readonly name: string;
  /** Where it leads, already safe to follow (CX-3); without one it is only the name of its children. */
  readonly address?: string;
  readonly children: readonly MenuItem[];
}
