/** Fields of pages by their names, and the beginnings of those that come in groups. */
const FIELDS: readonly string[] = [
  ...['template', 'layout', 'title', 'description', 'intro', 'content', 'body'],
  ...['hero_one', 'hero_two', 'full_width_section', 'divided_section', 'content_left'],
  ...['content_right', 'image_video_section', 'image_video_section_header'],
  ...['image_video_section_two', 'image_video_section_two_header'],
  ...['form_header_top', 'form_section_top', 'form_header', 'form_section'],
  ...['restrict_organisation_units', 'chat_bot', 'vehicles_header', 'show_vehicles'],
  ...['show_newsletter', 'sections', 'featured_boxes', 'featured_boxes_header'],
  ...['collapsible_text', 'budget_ranges', 'packages', 'packages_header', 'packages_intro'],
  ...['review_widgets', 'hide_from_search_engines', 'third_section_boxes', 'third_section_header'],
  ...['featured_section_header', 'featured_section_cards'],
];

const GROUPS =
  /^(?:hero|second_section|fourth_section|third_section_box_(?:one|two)|featured_section_card_(?:one|two|three))_(?:header|title|intro|description|image|image_alt|background_image|button_link|button_text)$/;

/** Whether a page can say anything by this name: any other is a slip of the pen. */
export const isKnownField = (name: string): boolean => FIELDS.includes(name) || GROUPS.test(name);
