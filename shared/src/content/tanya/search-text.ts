/* What a search of questions or articles says of what it found, with scripts and without. */

const kutip = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

/**
 * What is said where nothing holds every word of a search and so many hold some of it.
 * @param benda what is searched: `jawaban`
 * @param asing the words of it that nothing holds
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

/** Stands above those that hold some of the words, where others hold them all. */
export const SEBAGIAN_JUDUL = 'Yang memuat sebagian katanya'
