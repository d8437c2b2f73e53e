import { createGatewayClient } from '@safar/shared/money/gateway/gateway-client'
import { createKwitansiClient } from '@safar/shared/money/kwitansi/kwitansi-client'
import { createUangClient } from '@safar/shared/money/kwitansi/uang-client'
import { createPengembalianClient } from '@safar/shared/money/pengembalian/pengembalian-client'
import { createPengingatClient } from '@safar/shared/money/pengingat/pengingat-client'
import { http } from '../access/http.ts'

export const uangClient = createUangClient(http)
export const kwitansiClient = createKwitansiClient(http)
export const pengembalianClient = createPengembalianClient(http)
export const pengingatClient = createPengingatClient(http)
export const gatewayClient = createGatewayClient(http)
