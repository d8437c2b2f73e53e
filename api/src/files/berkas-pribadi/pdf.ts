/* What of a PDF is looked at: its two ends, and whether it is locked. It is kept as it is, so what cannot be opened is not taken. */

/** What stands before the first object, and behind the end: no more of it is looked through for what does not belong there. */
const HEAD_BYTES = 1024
/** Programs put blanks, zeros and a few lines of their own behind the end. */
const TAIL_BYTES = 2048
const END = '%%EOF'

export type PdfProblem = 'damaged' | 'locked' | 'foreign'

/** What is wrong with the bytes of a PDF, or null. */
export function pdfProblem(bytes: Buffer): PdfProblem | null {
  const end = bytes.lastIndexOf(END, undefined, 'latin1')
  if (end < 0 || bytes.length - end > TAIL_BYTES || bytes.indexOf('startxref', 0, 'latin1') < 0)
    return 'damaged'
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1')
  const [front = ''] = head.split(' obj', 1)
  if (MARKUP.test(front) || MARKUP.test(bytes.subarray(end).toString('latin1'))) return 'foreign'
  return isLocked(bytes) ? 'locked' : null
}

/** The beginning of what browsers run. */
const MARKUP = /<(?:!doctype\s|html[\s>]|script|svg[\s>]|\?php)/i

/**
 * Whether a password locks it: a dictionary outside of all streams names how it is encrypted. Any sign of a name may be written as its
 * number.
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
