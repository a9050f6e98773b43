/**
 * A rule that bans what matches one of the selectors, with one message: what is wrong, and where
 * the code belongs. Bans get a name each because options of `no-restricted-syntax` replace one
 * another when two parts of a configuration set it, and a ban is then lost without a word.
 */
export const banSyntax = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [], messages: { banned: message } },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (node) => {
          context.report({ node, messageId: 'banned' });
        },
      ]),
    ),
});
