import { Pagination } from '@mantine/core'

interface Props {
  /** The page, counted from 1. */
  page: number
  last: number
  onPage: (page: number) => void
}

const LABELS = {
  first: 'Halaman pertama',
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  last: 'Halaman terakhir',
}

/** Renders the pagination of pictures; nothing where one page holds them all. */
export function PageWays({ page, last, onPage }: Props) {
  if (last <= 1) return null
  return (
    <Pagination
      mt="lg"
      total={last}
      value={Math.min(page, last)}
      siblings={1}
      size={36}
      getControlProps={(control) => ({ 'aria-label': LABELS[control] })}
      getItemProps={(item) => ({ 'aria-label': `Halaman ${item}` })}
      onChange={onPage}
    />
  )
}
