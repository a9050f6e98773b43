import fastify from 'fastify';
import { formRoutes } from '../../../../adapters/sandbox/api/form-routes';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { enquiryTaker } from '../../../../adapters/sandbox/desk/take-enquiry';

// A desk over the folder it is given, as a process of its own, to be killed in a test.
const store = openDeskStore(process.argv[2] ?? '.');
const taker = enquiryTaker({ store, now: Date.now });
const server = fastify();
await server.register(
  (api, _options, done) => {
    formRoutes(api, taker, {});
    done();
  },
  { prefix: '/api' },
);
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
