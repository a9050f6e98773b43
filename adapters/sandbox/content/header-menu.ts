/** One line of the header's menu (HEAD-03). */
export interface MenuItem {
  readonly name: string;
  readonly url: string;
  readonly children: readonly MenuItem[];
}

const item = (name: string, url: string, children: readonly MenuItem[] = []): MenuItem => ({
  name,
  url,
  children,
});

export const HEADER_MENU: readonly MenuItem[] = [
  item('Used cars', '/used/cars/search/', [
    item('All used cars', '/used/cars/search/'),
    item('Electric cars', '/used/cars/search/?fuel_type=electric'),
    item('Cars under £10,000', '/used/cars/search/?max_price=10000'),
  ]),
  item('Used vans', '/used/van/search/'),
  item('Finance', '/car-finance/', [
    item('About car finance', '/car-finance/'),
    item('Finance calculator', '/car-finance/calculator/'),
  ]),
  item('Value your car', '/car-value'),
  item('Contact', '/contact/'),
];
