/** Why nothing could be started. Its message is the whole line that whoever starts it is to read. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
