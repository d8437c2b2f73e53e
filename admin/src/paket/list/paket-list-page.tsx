import { hariIni } from '@safar/shared/format/tanggal'
import { useQuery } from '@tanstack/react-query'
import { ListPage } from '../../list/list-page.tsx'
import { useMerek } from '../../merek.ts'
import { KursiNotice } from '../kursi/kursi-notice.tsx'
import { paketQueries } from '../paket.queries.ts'
import { CsvMenu } from './csv-menu.tsx'
import { paketList } from './paket-list.tsx'
import { usePaketRows } from './use-paket-rows.ts'

const NO_PAKET: never[] = []

export function Component() {
  const query = useQuery(paketQueries.list())
  const brand = useMerek((merek) => merek.brand)
  return (
    <ListPage
      shape={paketList}
      title="Packages"
      heading={`Paket ${brand}`}
      lead="Keberangkatan terdekat lebih dulu. Perubahan tampil di situs setelah terbit."
      rows={usePaketRows(query.data ?? NO_PAKET, hariIni())}
      query={query}
      actions={<CsvMenu />}
      notices={<KursiNotice />}
    />
  )
}
