/* Texts about the results of a search of questions or articles, with scripts and without. */

const kutip = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/**
 * Writes the text for a search whose words no answer holds together, while `sebagian` answers hold some.
 * @param benda noun of the results: `jawaban`
 * @param asing words of the search that nothing holds
 */
export function sebagianText(
  benda: string,
  typed: string,
  sebagian: number,
  asing: readonly string[],
): string {
  const kurang =
    asing.length > 0
      ? `Kata ${kutip(asing)} tidak ditemukan.`
      : `Belum ada ${benda} yang memuat semua kata dari “${typed}”.`
  return `${kurang} ${sebagian} ${benda} memuat sebagian katanya:`
}

/** The heading above answers that hold some of the words, below those that hold all. */
export const SEBAGIAN_JUDUL = 'Yang memuat sebagian katanya'
