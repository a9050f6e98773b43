import type { Examples } from '../examples';
import { Surface } from '../surface/surface';
import { Tabs } from './tabs';

const tab = (title: string) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  panel: <p>{`What there is to say under ${title}.`}</p>,
});

export const tabsExamples: Examples = {
  'A few': (
    <Surface>
      <Tabs name="Payments" tabs={[tab('Monthly'), tab('In full')]} />
    </Surface>
  ),
  'More than fit, the second open': (
    <Surface>
      <Tabs
        name="Details"
        tabs={[
          tab('Overview'),
          tab('Features'),
          tab('Technical Spec'),
          tab('Vehicle Efficiency'),
          tab('Safety and Security'),
        ]}
        start="features"
      />
    </Surface>
  ),
};
