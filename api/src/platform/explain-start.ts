/** Explains in one sentence why a server cannot start, and what to do. */
export function explainStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, path = 'A file of DATA_DIR', dest } = error as NodeJS.ErrnoException & { dest?: string }
  switch (code) {
    case 'EADDRINUSE':
      return `${error.message}\nAnother program uses that port. Set PORT to a free one.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${path} cannot be written: ${error.message}`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full: ${error.message}`
    case 'EISDIR':
      return `${dest ?? path} is a folder, and a file belongs there (${error.message}). Move it away, then start again.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${dest ?? path} is a file, and a folder belongs there (${error.message}). Move it away, then start again.`
    case 'ELOOP':
      return `${dest ?? path} is a link that leads to itself (${error.message}). Move it away, then start again.`
    default:
      return error.message
  }
}
