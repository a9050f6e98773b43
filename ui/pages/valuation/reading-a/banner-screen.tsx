import type { FormField } from '../../../../core/enquiry/public';
import { valueIn } from '../../../../core/kernel/form/field';
import { BANNER_WORDS, HAVE_READY, HOW_IT_WORKS } from '../../../copy/valuation/journey-a-copy';
import { CHOOSE, SUBMIT_FAILED } from '../../../copy/forms/form-copy';
import { FieldsBox } from '../../../form/form.styles';
import { RegistrationField } from '../../../form/registration/registration-field';
import { Button } from '../../../parts/button/button';
import { Select } from '../../../parts/select/select';
import { TextField } from '../../../parts/field/text-field';
import { Icon } from '../../../parts/icon/icon';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { Picture } from '../../../parts/picture/picture';
import { StepList } from '../../../parts/step-list/step-list.styles';
import { branchField, MARK_FIELD, MILEAGE_FIELD } from './journey-fields';
import { JourneyForm, sends } from '../journey/journey-form';
import { idOf, wrongWith, type JourneyOnPage } from '../journey/journey-on-page';
import { Banner, BannerGround, BannerSheet, Helps, Ticks } from './banner.styles';
import { ScreenTitle } from '../journey/screen-title';

const pictureAt = (width: 640 | 800 | 1280): string => `/pictures/hero/suv-${String(width)}.avif`;
/** Of our own files: it is there whenever the page is (VALA-09). */
const FALLBACK = '/pictures/placeholder-640.webp';

/** The first screen: mark, mileage and branch (VALA-03 to VALA-11). */
export function BannerScreen(page: JourneyOnPage) {
  const { journey, view, departments } = page;
  const branch = branchField(departments, false);
  const own = (field: FormField) => ({
    id: idOf(field.name),
    name: field.name,
    label: field.label,
    value: valueIn(view.state.typed, field.name),
    error: wrongWith(view, field),
  });
  const asked = journey.preselected === undefined ? [branch] : [];
  return (
    <>
      <Banner>
        <BannerGround>
          <div className="fields">
            <ScreenTitle {...page} title={BANNER_WORDS.title} lead={BANNER_WORDS.lead} />
            <BannerSheet>
              <JourneyForm
                {...page}
                fields={[MARK_FIELD, MILEAGE_FIELD, ...asked]}
                failedTitle={SUBMIT_FAILED}
              >
                <FieldsBox inert={view.busy !== undefined}>
                  <RegistrationField
                    {...own(MARK_FIELD)}
                    required
                    today={page.today}
                    onType={(typed) => {
                      journey.type('vrm', typed);
                    }}
                    onLeave={() => {
                      journey.leave('vrm');
                    }}
                  />
                  <TextField
                    {...own(MILEAGE_FIELD)}
                    onBlur={() => {
                      journey.leave('mileage');
                    }}
                    required
                    autoComplete="off"
                    inputMode="numeric"
                    onChange={(event) => {
                      journey.type('mileage', event.currentTarget.value);
                    }}
                  />
                  {asked.map((field) => (
                    <Select
                      key={field.name}
                      {...own(field)}
                      choices={[
                        { value: '', label: CHOOSE },
                        ...field.options.map(({ value, text }) => ({ value, label: text })),
                      ]}
                      onChange={(event) => {
                        journey.type(field.name, event.currentTarget.value);
                      }}
                    />
                  ))}
                </FieldsBox>
                <Button
                  {...sends('submit')}
                  wide
                  busy={view.busy === 'look-up'}
                  busyLabel={BANNER_WORDS.busy}
                >
                  {BANNER_WORDS.submit}
                </Button>
              </JourneyForm>
            </BannerSheet>
          </div>
          <div className="picture">
            <Picture
              src={pictureAt(640)}
              srcSet={`${pictureAt(640)} 640w, ${pictureAt(800)} 800w, ${pictureAt(1280)} 1280w`}
              sizes="(min-width: 767px) min(56vw, 800px), 100vw"
              placeholder={FALLBACK}
              width={1280}
              height={800}
              alt=""
              priority
            />
          </div>
        </BannerGround>
      </Banner>
      <PageFrame>
        <Helps>
          <section>
            <h2>{HOW_IT_WORKS.title}</h2>
            <StepList>
              {HOW_IT_WORKS.list.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </StepList>
          </section>
          <section>
            <h2>{HAVE_READY.title}</h2>
            <Ticks>
              {HAVE_READY.list.map((words) => (
                <li key={words}>
                  <Icon name="check" size={20} />
                  <span>{words}</span>
                </li>
              ))}
            </Ticks>
          </section>
        </Helps>
      </PageFrame>
    </>
  );
}
