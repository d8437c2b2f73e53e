import { NOUN_PAGE } from '@safar/shared/platform/address/admin'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PemakaiLink } from './pemakai-link.tsx'

const show = (jenis: string) =>
  render(
    <MemoryRouter>
      <PemakaiLink jenis={jenis} id={7} nama="Satu" />
    </MemoryRouter>,
  )

test('whatever shows a picture is a link to its form, of each noun', () => {
  for (const jenis of Object.keys(NOUN_PAGE)) show(jenis)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    Object.values(NOUN_PAGE).map((page) => `${page}/7`),
  )
})

test('what the office keeps in no list is named alone', () => {
  show('pengaturan')
  expect(screen.getByText('Pengaturan: Satu').closest('a')).toBeNull()
})
