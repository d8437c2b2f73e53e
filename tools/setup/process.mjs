import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { explain, ROOT } from './say.mjs'

const SHUTDOWN_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP']
// The parent at the start: npm may die while the set-up still runs.
const PARENT = process.ppid
const running = new Set()

/** Ends the set-up on a shutdown signal, and the tool that it is waiting for with it. */
export function stopSetUpOnSignal() {
  for (const signal of SHUTDOWN_SIGNALS) {
    process.once(signal, () => {
      if (process.listenerCount(signal) > 0) return
      for (const child of running) child.kill('SIGTERM')
      process.exit(0)
    })
  }
}

/**
 * Runs a tool quietly and resolves to its output.
 * @throws Stop with the output when it fails
 */
export function runQuietly(what, command, args, options = {}) {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    running.add(child)
    child.on('close', () => running.delete(child))
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => reject(explain(what, String(error))))
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(explain(what, output))))
  })
}

/** Runs a tool on our own terminal and resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** The wait for a tool's last words once it has ended: what it left behind may hold its output open for ever. */
const LAST_WORDS_MS = 5_000
/** The time that a tool that hangs has to end what it started, before it is killed. */
const FAREWELL_MS = 20_000

/**
 * Runs a tool as `run` does. In parallel rows each of its lines is prefixed by a label, and `hear` gets each line
 * without it. A tool that says nothing for `silence` milliseconds is ended with all that it started, and `SILENT` is
 * returned in place of its exit code.
 */
export function runNamed(label, command, args, { hear = () => {}, silence, ...options } = {}) {
  if (label === '') return run(command, args, options)
  return new Promise((resolve, reject) => {
    // A group of its own: the end reaches what it started as well.
    const child = spawn(command, args, {
      cwd: ROOT,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const end = (signal) => endGroup(child.pid, signal)
    const entry = { kill: end }
    running.add(entry)
    let silent = false
    let timer
    const listen = () => {
      if (silent || silence === undefined) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        silent = true
        // What it started in groups of their own, as a browser's server, is ended by itself alone.
        end('SIGINT')
        timer = setTimeout(end, FAREWELL_MS, 'SIGKILL')
      }, silence)
    }
    const finish = (code) => {
      clearTimeout(timer)
      running.delete(entry)
      resolve(silent ? SILENT : (code ?? 1))
    }
    listen()
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        listen()
        process.stdout.write(`${label}${line}\n`)
        hear(line)
      })
    }
    child.on('error', (error) => {
      clearTimeout(timer)
      running.delete(entry)
      reject(error)
    })
    child.on('close', finish)
    child.on('exit', (code) => {
      clearTimeout(timer)
      setTimeout(() => {
        child.stdout.destroy()
        child.stderr.destroy()
        finish(code)
      }, LAST_WORDS_MS).unref()
    })
  })
}

/** The result of a tool that was ended because it had stopped to say anything. */
export const SILENT = 'silent'

function endGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Supervises children for as long as they live: passes on a shutdown signal, waits until all have finished and resolves
 * to the first exit code that is not 0. When one ends, the others are asked to end too. The death of npm itself counts
 * as SIGTERM, since it can no longer pass on any. A start with `after` waits for that promise first.
 */
export async function supervise(starts) {
  let stopping = false
  const children = []
  const stop = () => {
    stopping = true
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
  }
  for (const signal of SHUTDOWN_SIGNALS) process.on(signal, stop)
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== PARENT && !stopping && stop(), 1000)
    : undefined

  const launch = async ([command, args, { after, ...options } = {}]) => {
    await after
    if (stopping) return 0
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
    children.push(child)
    return new Promise((resolve) => {
      child.on('error', (error) => {
        process.stderr.write(`${error.message}\n`)
        resolve(1)
      })
      child.on('exit', (code, signal) => {
        if (!stopping) stop()
        resolve(code ?? (signal === 'SIGTERM' ? 0 : 1))
      })
    })
  }
  const codes = await Promise.all(starts.map(launch))
  clearInterval(watch)
  return codes.find((code) => code !== 0) ?? 0
}
