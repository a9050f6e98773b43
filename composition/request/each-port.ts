import { PORT_TOKENS, type AppPorts, type PortName } from './port-tokens';

/** All the ports, each made by its name. */
export const eachPort = (make: <Name extends PortName>(name: Name) => AppPorts[Name]): AppPorts =>
  Object.fromEntries(
    Object.keys(PORT_TOKENS).map((name) => [name, make(name as PortName)]),
  ) as AppPorts;
