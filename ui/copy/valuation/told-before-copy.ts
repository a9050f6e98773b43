/** Above the fields that one press fills in. */
export const TOLD_BEFORE = 'You told us about yourself in another form.';
export const FILL_IN = 'Fill in what you told us';
