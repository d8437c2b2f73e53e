import { createKwitansiClient } from '@safar/shared/money/kwitansi/kwitansi-client'
import { createUangClient } from '@safar/shared/money/kwitansi/uang-client'
import { createPengembalianClient } from '@safar/shared/money/pengembalian/pengembalian-client'
import { http } from '../access/http.ts'

export const uangClient = createUangClient(http)
export const kwitansiClient = createKwitansiClient(http)
export const pengembalianClient = createPengembalianClient(http)
