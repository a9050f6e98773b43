import { accountListExamples } from '../account/account-list/account-list.examples';
import { creditIndicatorExamples } from '../finance/credit-indicator/credit-indicator.examples';
import { financeFilterExamples } from '../pages/results/finance-filter/finance-filter.examples';
import { financeTableExamples } from '../finance/finance-table/finance-table.examples';
import { valuationResultExamples } from '../pages/valuation/result/valuation-result.examples';
import { howItAddsUpExamples } from '../finance/how-it-adds-up/how-it-adds-up.examples';
import { moneyChartsExamples } from '../finance/money-charts/money-charts.examples';
import { representativeExampleExamples } from '../finance/representative-example/representative-example.examples';
import { badgeExamples } from '../parts/badge/badge.examples';
import { bodySilhouetteExamples } from '../parts/body-silhouette/body-silhouette.examples';
import { breadcrumbsExamples } from '../parts/breadcrumbs/breadcrumbs.examples';
import { buttonExamples } from '../parts/button/button.examples';
import { checkboxRowExamples } from '../parts/checkbox-row/checkbox-row.examples';
import { chipExamples } from '../parts/chip/chip.examples';
import { colourSwatchExamples } from '../parts/colour-swatch/colour-swatch.examples';
import { dialogExamples } from '../parts/dialog/dialog.examples';
import { emptyStateExamples } from '../parts/empty-state/empty-state.examples';
import type { Examples } from '../parts/examples';
import { fieldExamples } from '../parts/field/field.examples';
import { helpTipExamples } from '../parts/help-tip/help-tip.examples';
import { iconButtonExamples } from '../parts/icon-button/icon-button.examples';
import { loadingBarExamples } from '../frame/loading-bar/loading-bar.examples';
import { logoExamples } from '../parts/logo/logo.examples';
import { longTextExamples } from '../parts/long-text/long-text.examples';
import { noticeExamples } from '../parts/notice/notice.examples';
import { numberPlateExamples } from '../parts/number-plate/number-plate.examples';
import { paginationExamples } from '../parts/pagination/pagination.examples';
import { photoStripExamples } from '../parts/photo-strip/photo-strip.examples';
import { pictureExamples } from '../parts/picture/picture.examples';
import { priceExamples } from '../parts/price/price.examples';
import { radioGroupExamples } from '../parts/radio-group/radio-group.examples';
import { rangeFieldExamples } from '../parts/range-field/range-field.examples';
import { richTextExamples } from '../parts/rich-text/rich-text.examples';
import { selectExamples } from '../parts/select/select.examples';
import { skeletonExamples } from '../parts/skeleton/skeleton.examples';
import { skipLinkExamples } from '../parts/skip-link/skip-link.examples';
import { sliderFieldExamples } from '../parts/slider-field/slider-field.examples';
import { surfaceExamples } from '../parts/surface/surface.examples';
import { tabsExamples } from '../parts/tabs/tabs.examples';
import { toastRegionExamples } from '../parts/toast/toast-region.examples';
import { branchExamples } from '../pages/branch/branch.examples';
import { dashboardExamples } from '../pages/account/dashboard/dashboard.examples';
import { orderExamples } from '../pages/order/order.examples';
import { customerReviewsExamples } from '../reviews/customer-reviews.examples';
import { ownCarExamples } from '../frame/own-car/own-car.examples';
import { errorViewExamples } from '../frame/error-view.examples';
import { registrationFieldExamples } from '../form/registration/registration-field.examples';
import { galleryExamples } from '../stock/gallery/gallery.examples';
import { offerCardExamples } from '../stock/offer-card/offer-card.examples';
import { sideFilterExamples } from '../pages/results/side-filter/side-filter.examples';
import {
  carouselExamples,
  similarVehiclesExamples,
} from '../pages/vehicle/similar-vehicles/similar-vehicles.examples';
import { thumbnailCardExamples } from '../stock/thumbnail-card/thumbnail-card.examples';
import { contentBlocksExamples } from '../pages/vehicle/content/content-blocks.examples';
import {
  compactCardExamples,
  vehicleCardExamples,
} from '../stock/vehicle-card/vehicle-card.examples';
import {
  pageSectionExamples,
  vehicleBlocksExamples,
  vehicleTabsExamples,
} from '../pages/vehicle/details/vehicle-details.examples';
import { branchContactExamples } from '../pages/vehicle/branch-contact/branch-contact.examples';
import { stickyBarExamples } from '../pages/vehicle/sticky-bar/sticky-bar.examples';
import { vehicleCheckBlockExamples } from '../pages/vehicle/check/vehicle-check-block.examples';
import { enquiryAnswerExamples } from '../enquiry/enquiry-answer.examples';

/** Every part's examples, in groups by what a shopper does with them. */
export const GALLERY_GROUPS: Readonly<Record<string, Readonly<Record<string, Examples>>>> = {
  Mark: { Logo: logoExamples, 'Number plate': numberPlateExamples },
  Pressing: {
    Button: buttonExamples,
    'Icon button': iconButtonExamples,
    'Skip link': skipLinkExamples,
  },
  Asking: {
    Field: fieldExamples,
    Registration: registrationFieldExamples,
    Select: selectExamples,
    'Radio group': radioGroupExamples,
    'Checkbox row': checkboxRowExamples,
    Range: rangeFieldExamples,
    Slider: sliderFieldExamples,
  },
  Filtering: {
    Chips: chipExamples,
    'Colour swatch': colourSwatchExamples,
    'Body silhouette': bodySilhouetteExamples,
  },
  Showing: {
    Price: priceExamples,
    Badge: badgeExamples,
    'Photo strip': photoStripExamples,
    Picture: pictureExamples,
    Surface: surfaceExamples,
    'Rich text': richTextExamples,
    'Long text': longTextExamples,
  },
  'Finding the way': {
    Breadcrumbs: breadcrumbsExamples,
    Pagination: paginationExamples,
    Tabs: tabsExamples,
  },
  Telling: {
    'Saved in an account': accountListExamples,
    Notice: noticeExamples,
    'Help tip': helpTipExamples,
    'Empty state': emptyStateExamples,
    Skeleton: skeletonExamples,
    'Loading bar': loadingBarExamples,
    Dialog: dialogExamples,
    Toast: toastRegionExamples,
    'Error page': errorViewExamples,
  },
  Stock: {
    'Vehicle card': vehicleCardExamples,
    'Second vehicle card': compactCardExamples,
    'Thumbnail card': thumbnailCardExamples,
    'Offer card': offerCardExamples,
    'Side filter': sideFilterExamples,
    Gallery: galleryExamples,
    'Vehicle tabs': vehicleTabsExamples,
    'Vehicle blocks': vehicleBlocksExamples,
    'Page sections': pageSectionExamples,
  },
  Alike: {
    'Similar vehicles': similarVehiclesExamples,
    Carousels: carouselExamples,
    'Content blocks': contentBlocksExamples,
  },
  Enquiring: {
    'Sticky bar': stickyBarExamples,
    'Vehicle check': vehicleCheckBlockExamples,
    Branches: branchExamples,
    'Branch contact': branchContactExamples,
    'Customer reviews': customerReviewsExamples,
    Enquiry: enquiryAnswerExamples,
    'Valuation result': valuationResultExamples,
  },
  Buying: {
    Order: orderExamples,
    Dashboard: dashboardExamples,
  },
  Finance: {
    'Finance filter': financeFilterExamples,
    'Finance table': financeTableExamples,
    'Credit indicator': creditIndicatorExamples,
    'Representative example': representativeExampleExamples,
    'How it adds up': howItAddsUpExamples,
    'Money charts': moneyChartsExamples,
    'Own car': ownCarExamples,
  },
};
