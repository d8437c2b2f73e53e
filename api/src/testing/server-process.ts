import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type ServerProcess, serverNode, startNode } from '../../../tools/setup/product.ts'

/** Starts `serve.ts` and waits for its address. */
export async function startServerProcess(
  env: Record<string, string>,
  node = serverNode,
): Promise<ServerProcess> {
  const server = startNode(
    'api/src/testing/serve.ts',
    { PORT: '0', LOG_LEVEL: 'silent', ...env },
    { node, stdout: 'pipe' },
  )
  const { stdout } = server.process
  if (!stdout) throw new Error('the server has no output to read its address from')
  const [address] = await Promise.race([
    once(createInterface({ input: stdout }), 'line'),
    once(server.process, 'exit').then(() => Promise.reject(new Error('the server ended before it listened'))),
  ])
  return { address, ...server }
}
