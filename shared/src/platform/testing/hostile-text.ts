/** What forms of this size take, at most, before anyone looks at a field. */
export const HOSTILE_LENGTH = 64_000

/**
 * Texts that are harmless to keep and costly to a pattern that tries every way of reading them, by what they are.
 * @param length of what is repeated in each, in letters.
 */
export function hostileTexts(length: number): Record<string, string> {
  const fill = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
  return {
    'one letter': fill('a'),
    dots: fill('.'),
    'dots behind an @': `a@${fill('.')}`.slice(0, length),
    'dots between two @': `a@${fill('.')}@`,
    'many @': fill('@'),
    'letters and dots': `a@${fill('a.')}@`,
    'letters and @': fill('a@'),
    spaces: `x${fill(' ')}x`,
    'spaces behind a digit': `1${fill(' ')}x`,
    'spaces between digits': `1${fill(' ')}1${fill(' ')}x`,
    'line ends': `x${fill('\r\n')}x`,
    tabs: `1${fill('\t')}x`,
    digits: `${fill('1')}x`,
    'digits and dots': `${fill('1.')}x`,
    'digits and commas': `${fill('1,')}x`,
    zeros: fill('0'),
    dashes: `+0${fill('-')}x`,
    'dashes and spaces': `+0${fill('- ')}x`,
    slashes: `${fill('/')}x`,
    backslashes: fill('\\'),
    'opened tags': fill('<'),
    'opened comments': fill('<!--'),
    'opened brackets': fill('('),
    'opened lists': fill('['),
    percents: fill('%'),
    'ampersands, encoded': fill('&amp;'),
    quotes: fill('"\''),
    // Sorting these by class is quadratic wherever text is normalized before its length is known.
    'combining marks': `a${fill('\u0300\u0316')}`,
    'combining marks of falling class': `a${fill('\u0345\u0300\u0316\u05b0')}`,
    'letters that grow eighteenfold': fill('\ufdfa'),
    'joined emoji': fill('👨‍👩‍👧'),
    'lone surrogates': fill('\ud800'),
    'right-to-left marks': fill('\u202e'),
    'keys of every object': fill('__proto__.'),
  }
}

/** Those that are as long as a form takes. */
export const HOSTILE_TEXTS = hostileTexts(HOSTILE_LENGTH)
