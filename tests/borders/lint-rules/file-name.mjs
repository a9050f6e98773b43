import { basename } from 'node:path';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const emptyWords = /^(utils?|helpers?|managers?|data|common|misc|index|types|constants)\./;

/** File names are in kebab-case and say what is inside. */
export const fileName = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      case: 'The file name {{name}} is not in kebab-case: name the file after its main export, as in deposit-bounds.ts for depositBounds.',
      empty:
        'The file name {{name}} does not say what is inside: name the file after its one idea, and let public.ts be the only list of exports.',
    },
  },
  create: (context) => ({
    Program: (node) => {
      const name = basename(context.filename);
      if (!kebabCase.test(name)) context.report({ node, messageId: 'case', data: { name } });
      else if (emptyWords.test(name)) context.report({ node, messageId: 'empty', data: { name } });
    },
  }),
};
