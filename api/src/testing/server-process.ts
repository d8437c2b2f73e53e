import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import settings from '../../node-settings.json' with { type: 'json' }

// As the product itself is started: compiled code is kept, which spares time and memory.
const COMPILE_CACHE = new URL('../../../.toolchain/compile-cache', import.meta.url).pathname
const SERVE = new URL('./serve.ts', import.meta.url).pathname

export interface ServerProcess {
  address: string
  process: ChildProcess
  /** Ends it without any chance to tidy up. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts `serve.ts` and waits for its address. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...settings.flags, SERVE], {
    env: {
      ...process.env,
      ...settings.env,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  const lines = createInterface({ input: child.stdout })
  const [address] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server ended before it listened'))),
  ])
  return { address, process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
