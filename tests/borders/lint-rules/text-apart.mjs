import ts from 'typescript';

const TEXT_FLAGS = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING_FLAGS =
  ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

const membersOf = (type) => (type.isUnion() ? type.types : [type]);

const isBlank = (child) =>
  (child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** What stands side by side in the end: fragments have no box of their own. */
const sideBySide = (children) =>
  children
    .filter((child) => !isBlank(child))
    .flatMap((child) => (child.type === 'JSXFragment' ? sideBySide(child.children) : [child]));

/**
 * Text whose wording may change, or which may come and go, stands alone in its element, as one
 * string; and no text stands behind a neighbour that may come and go. A browser that translates the
 * page puts every text into elements of its own: React then writes to a text that nobody sees, or
 * takes out and puts before what is no longer where it was, and throws. An element whose only
 * child is one string has no such text: React sets what is in it as a whole.
 */
export const textApart = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changes:
        'This text may change or come and go beside others: once a browser has translated the page React cannot reach it. Give it an element of its own (<span>{…}</span>), or make one string of all of it ({`${count} cars`}).',
      loose:
        'This text stands in whatever box the fragment is put into, and comes and goes with it: give it an element of its own (<span>…</span>), or the fragment one in place of it.',
      follows:
        'What stands before this text may come and go, and React cannot put it before a text that a browser has translated: give the text an element of its own (<span>…</span>).',
    },
  },
  create: (context) => {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;
    const typeOf = (node) => services.getTypeAtLocation(node);

    /** Whether it says the same for as long as the page stands: it is made of the module's own names. */
    const isFixed = (node) => {
      const [from, to] = node.range;
      return sourceCode.scopeManager.scopes
        .flatMap(({ references }) => references)
        .filter(({ identifier }) => identifier.range[0] >= from && identifier.range[1] <= to)
        .every(({ resolved }) => resolved === null || resolved.scope.type === 'module');
    };

    const outcomesOf = (node) => {
      switch (node.type) {
        case 'ConditionalExpression':
          return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
        case 'LogicalExpression':
          return node.operator === '&&'
            ? [{ isNothing: true }, ...outcomesOf(node.right)]
            : [...outcomesOf(node.left), ...outcomesOf(node.right)];
        case 'JSXElement':
          return [{}];
        case 'JSXFragment': {
          const inside = sideBySide(node.children);
          return [{ isText: inside.some((child) => child.type === 'JSXText') }];
        }
        default: {
          const types = membersOf(typeOf(node));
          const checker = services.program.getTypeChecker();
          return types.map((type) => ({
            isText: (type.flags & TEXT_FLAGS) !== 0,
            isNothing: (type.flags & NOTHING_FLAGS) !== 0 || checker.isArrayType(type),
          }));
        }
      }
    };

    const look = (child) => {
      if (child.type === 'JSXText') return { isText: true };
      if (child.type !== 'JSXExpressionContainer') return {};
      const { expression } = child;
      if (isFixed(expression)) {
        return { isText: outcomesOf(expression).some(({ isText }) => isText) };
      }
      const outcomes = outcomesOf(expression);
      const isText = outcomes.some((outcome) => outcome.isText);
      const comesAndGoes =
        outcomes.some(({ isNothing }) => isNothing) ||
        (isText && outcomes.some((outcome) => !outcome.isText));
      return { isText, changes: true, comesAndGoes };
    };

    const check = (parent) => {
      const children = sideBySide(parent.children);
      if (children.length < 2) return;
      let mayMove = false;
      for (const child of children) {
        const { isText = false, changes = false, comesAndGoes = false } = look(child);
        if (isText && changes) context.report({ node: child, messageId: 'changes' });
        else if (isText && mayMove) context.report({ node: child, messageId: 'follows' });
        mayMove ||= comesAndGoes;
      }
    };
    return {
      JSXElement: check,
      JSXFragment: (node) => {
        // One within another is looked at with the other.
        if (/^JSX(Element|Fragment)$/.test(node.parent.type)) return;
        for (const child of sideBySide(node.children)) {
          if (look(child).isText === true) context.report({ node: child, messageId: 'loose' });
        }
      },
    };
  },
};
