import type { Picture, VehicleId, VehicleInFull } from '../../../core/stock/public';
import { exampleVehicleInFull } from '../../workbench/example-vehicle-in-full';
import { withExampleApp } from '../../workbench/with-example-app';
import type { Examples } from '../../parts/examples';
import { VehicleGallery } from './vehicle-gallery';

const STUDIO = '/pictures/hatchback-a/harbour-blue';
const VIEWS = ['front-three-quarter', 'side', 'rear-three-quarter', 'front', 'rear'];

const pictures = (count: number): readonly Picture[] =>
  Array.from({ length: count }, (_, place) => {
    const view = VIEWS[place % VIEWS.length] ?? 'side';
    return {
      thumb: `${STUDIO}/${view}-320.webp`,
      medium: `${STUDIO}/${view}-640.webp`,
      large: `${STUDIO}/${view}-1280.webp`,
      caption: view.replaceAll('-', ' '),
    };
  });

const turntable = Array.from(
  { length: 24 },
  (_, frame) => `${STUDIO}/turn-${String(frame).padStart(2, '0')}-800.webp`,
);

const gallery = (id: string, change: Partial<VehicleInFull>, title = '2021 (71) Ford Fiesta') =>
  withExampleApp(
    <VehicleGallery
      vehicle={{ ...exampleVehicleInFull, ...change, id: id as VehicleId }}
      title={title}
    />,
  );

export const galleryExamples: Examples = {
  'Pictures, a 360 view and a video': gallery('gallery-1', {
    pictures: pictures(24),
    turntable,
    films: [{ id: 'film', address: `${STUDIO}/turntable.webm` }],
    tags: ['winter_sale'],
  }),
  'A long title, three pictures and nothing else': gallery(
    'gallery-2',
    { pictures: pictures(3) },
    '2023 (23) Land Rover Range Rover Autobiography Long Wheelbase',
  ),
  'No pictures': gallery('gallery-3', { pictures: [] }),
  'A film with another host': gallery('gallery-4', {
    pictures: pictures(2),
    films: [
      { id: 'one', address: 'https://films.example/fiesta' },
      { id: 'two', address: `${STUDIO}/turntable.webm` },
    ],
  }),
};
