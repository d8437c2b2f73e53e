import { isMainThread } from 'node:worker_threads'

/*
 * Loaded into a build by `--import`. Its standard input is a pipe from the server: when the server is gone, even by
 * kill -9, the pipe ends, and the build ends with all its processes (it leads a process group of its own).
 */
// A thread of the build loads what the build loads. Its own input ends when the thread does, which says nothing of the
// server.
if (isMainThread) {
  process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL'))
  process.stdin.on('error', () => {})
  process.stdin.resume()
  // The guard must not keep a finished build alive.
  ;(process.stdin as unknown as { unref?: () => void }).unref?.()
}
