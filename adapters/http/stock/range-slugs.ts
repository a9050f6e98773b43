import { readModelValue } from '../../../core/search/public';

/**
 * Models as the calls name them: by their slug alone, each once (ROUTE-43). The make goes along in
 * its own parameter, so that a model of that name is a model of a chosen make.
 */
export const rangeSlugs = (models: readonly string[]): readonly string[] => [
  ...new Set(models.map((model) => readModelValue(model)?.model ?? model)),
];
