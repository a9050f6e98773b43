import fastify from 'fastify';
import { openSandbox } from '../../../../composition/modules/sandbox';

// The stand-in back end over the folder it is given, as a process of its own, to be killed in a test.
const sandbox = await openSandbox({ folder: process.argv[2] ?? '.', firstStock: 20 });
const server = fastify();
await server.register(sandbox.routes);
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
