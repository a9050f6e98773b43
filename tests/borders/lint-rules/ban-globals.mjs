const globalObjects = new Set(['window', 'globalThis', 'self']);

const isOnlyAType = (reference) => reference.identifier.parent.type === 'TSTypeQuery';

const isUndeclared = (reference) =>
  reference.isValueReference !== false &&
  !isOnlyAType(reference) &&
  (reference.resolved === null || reference.resolved.defs.length === 0);

const runsOnImport = (reference) =>
  ['module', 'global'].includes(reference.from.variableScope.type);

const propertyName = (member) =>
  member.computed ? member.property.value : (member.property.name ?? undefined);

/** Every use of an outermost name that the file itself does not declare. */
const undeclaredUses = (sourceCode) =>
  sourceCode.scopeManager.scopes.flatMap((scope) => scope.references).filter(isUndeclared);

/**
 * A rule that bans names of the surrounding world, whether said plainly (`localStorage`) or through
 * the global object (`window.localStorage`). A local variable that happens to have the name is left
 * alone. With `onlyOnImport`, code inside functions may use them.
 */
export const banGlobals = (message, names, { onlyOnImport = false } = {}) => ({
  meta: { type: 'problem', schema: [], messages: { banned: message } },
  create: (context) => ({
    'Program:exit': () => {
      for (const reference of undeclaredUses(context.sourceCode)) {
        if (onlyOnImport && !runsOnImport(reference)) continue;
        const { identifier } = reference;
        const member = identifier.parent;
        const throughGlobalObject =
          globalObjects.has(identifier.name) &&
          member.type === 'MemberExpression' &&
          member.object === identifier &&
          names.includes(propertyName(member));
        if (names.includes(identifier.name) || throughGlobalObject) {
          context.report({
            node: identifier,
            messageId: 'banned',
            data: { name: identifier.name },
          });
        }
      }
    },
  }),
});
