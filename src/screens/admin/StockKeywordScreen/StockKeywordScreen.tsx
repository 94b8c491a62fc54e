import { StockKeywords } from '@/features/stock-keywords/StockKeywords';
import { adminTexts } from '@/texts/admin/menu';
import { AdminPage } from '../parts/AdminPage/AdminPage';

/** The keywords of business headlines. */
export default function StockKeywordScreen() {
  return (
    <AdminPage title={adminTexts.pages.stockKeyword}>
      <StockKeywords />
    </AdminPage>
  );
}
