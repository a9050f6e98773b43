export enum Body {
  Van = 'van',
}
