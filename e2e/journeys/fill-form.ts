import { expect, type Page } from '@playwright/test'

/* The steps of staff in the form of any noun. */

/** Picks a picture of the library for the form's picture field, by the words of its search. */
export async function choosePicture(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Pilih dari pustaka' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Cari gambar' }).fill(words)
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await dialog.getByRole('option').click()
  await dialog.getByRole('button', { name: /^Pakai gambar ini/ }).click()
}

/** Saves the form, and expects success. */
export async function saveForm(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Simpan (?!draf|sebagai)/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/berhasil/)
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
