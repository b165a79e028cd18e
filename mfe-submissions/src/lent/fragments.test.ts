import { describeReportProblem } from 'federation/describeFragment'
import { startAs } from 'shared-auth/testing'
import { configureSite } from 'shared-ui'
import { stubApi } from 'shared-ui/testing'
import * as reportProblem from './ReportProblemFragment'

function begin() {
  sessionStorage.clear()
  configureSite({ origin: 'https://sprouts.test' })
  startAs(null)
  stubApi({})
}

describeReportProblem({ lent: reportProblem, begin })
