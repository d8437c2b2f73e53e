/** The size of the longest body that a form accepts before any field is checked, in letters. */
export const HOSTILE_LENGTH = 64_000

/**
 * Returns texts that are harmless to store and costly for a backtracking pattern, by name.
 * @param length letters of each repetition
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

/** The hostile texts in the size of the longest body of a form. */
export const HOSTILE_TEXTS = hostileTexts(HOSTILE_LENGTH)
