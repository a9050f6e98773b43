import rxjsX from 'eslint-plugin-rxjs-x';

const { finnish: everywhere } = rxjsX.rules;

/**
 * Streams end in `$`. It is `rxjs-x/finnish`, except that functions are left alone: that rule asks
 * for the `$` on whatever gives back an Observable, while a call that answers once and completes
 * (`search`, `quotesFor`) is named like any other function here.
 */
export const finnish = {
  meta: everywhere.meta,
  create: (context) => {
    const { sourceCode } = context;
    const namesAFunction = (loc) => {
      const node = sourceCode.getNodeByRangeIndex(sourceCode.getIndexFromLoc(loc.start));
      return sourceCode.parserServices.getTypeAtLocation(node).getCallSignatures().length > 0;
    };
    const report = (problem) => {
      if (!namesAFunction(problem.loc)) context.report(problem);
    };
    return everywhere.create(Object.create(context, { report: { value: report } }));
  },
};
