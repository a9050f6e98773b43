/**
 * The lines of a stream of UTF-8, read as they are asked for; nothing is read before. Ends of lines
 * are those of Unix and of Windows, no other: JSON may hold the rest.
 */
export async function* linesOf(stream: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of stream) {
    rest += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
    const pieces = rest.split('\n');
    rest = pieces.pop() ?? '';
    for (const line of pieces) yield line.replace(/\r$/, '');
  }
  rest += decoder.decode();
  if (rest !== '') yield rest.replace(/\r$/, '');
}
