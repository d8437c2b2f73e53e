import { ListFooter } from '../../platform/ui/list-footer.tsx'

interface Props {
  total: number
  /** The shown page, from 1. */
  page: number
  perPage: number
  noun: string
  onPage: (page: number) => void
}

/** Renders the pages below a list of one page size; nothing for a list of one page. */
export function QueuePages({ total, page, perPage, noun, onPage }: Props) {
  if (total <= perPage) return null
  return (
    <ListFooter
      total={total}
      pageIndex={page - 1}
      pageSize={perPage}
      pageSizes={[perPage]}
      noun={noun}
      isNarrow
      onChange={({ pageIndex }) => onPage(pageIndex + 1)}
    />
  )
}
