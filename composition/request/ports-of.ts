import type { Container, ServiceIdentifier } from 'inversify';
import { answering } from './answering';
import { eachPort } from './each-port';
import { PORT_TOKENS, type AppPorts, type PortName } from './port-tokens';

/** The token of each port. */
export const TOKEN_OF: { readonly [Name in PortName]: ServiceIdentifier<AppPorts[Name]> } =
  PORT_TOKENS;

/** What pages and commands ask, out of a container in which every port has its adapter. */
export const portsOf = (container: Container): AppPorts =>
  eachPort(<Name extends PortName>(name: Name): AppPorts[Name] =>
    answering(container.get<AppPorts[Name]>(TOKEN_OF[name])),
  );
