/* Checks of a PDF: its two ends, and encryption. It is stored as it is, so one that cannot be opened is refused. */

/** Bytes before the first object and after the end that are searched for foreign content. */
const HEAD_BYTES = 1024
/** Programs put blanks, zeros and a few lines of their own behind the end. */
const TAIL_BYTES = 2048
const END = '%%EOF'

export type PdfProblem = 'damaged' | 'locked' | 'foreign'

/** Returns the problem of a PDF's bytes; null if there is none. */
export function pdfProblem(bytes: Buffer): PdfProblem | null {
  const end = bytes.lastIndexOf(END, undefined, 'latin1')
  if (end < 0 || bytes.length - end > TAIL_BYTES || bytes.indexOf('startxref', 0, 'latin1') < 0)
    return 'damaged'
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1')
  const [front = ''] = head.split(' obj', 1)
  if (MARKUP.test(front) || MARKUP.test(bytes.subarray(end).toString('latin1'))) return 'foreign'
  return isLocked(bytes) ? 'locked' : null
}

/** Matches the beginning of markup that browsers run. */
const MARKUP = /<(?:!doctype\s|html[\s>]|script|svg[\s>]|\?php)/i

/**
 * Tells whether a PDF is encrypted: a dictionary outside all streams names the encryption. Any letter of a name may be
 * written as its number.
 */
function isLocked(bytes: Buffer): boolean {
  for (let from = 0; from < bytes.length; ) {
    const stream = bytes.indexOf('stream', from, 'latin1')
    const until = stream < 0 ? bytes.length : stream
    const outside = bytes.subarray(from, until).toString('latin1')
    if (
      LOCK.test(outside.replace(WRITTEN_AS_NUMBER, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))))
    )
      return true
    if (stream < 0) return false
    const close = bytes.indexOf('endstream', stream + 6, 'latin1')
    if (close < 0) return false
    from = close + 9
  }
  return false
}

const LOCK = /\/Encrypt[\s/<[(]/
const WRITTEN_AS_NUMBER = /#([0-9a-f]{2})/gi
