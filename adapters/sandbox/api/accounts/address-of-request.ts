import type { FastifyRequest } from 'fastify';

/** Within this process the caller says whose request it is. */
export const addressSaid = ({ headers }: FastifyRequest): string => {
  const said = headers['x-forwarded-for'];
  return typeof said === 'string' ? said : 'this process';
};

/** Over the network only the connection does, and the proxies that are trusted. */
export const addressOfConnection = ({ ip }: FastifyRequest): string => ip;
