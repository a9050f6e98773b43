import helmet from '@fastify/helmet';
export const server = helmet;
