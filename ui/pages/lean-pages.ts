// On the server alone: what a browser is sent beside the HTML.
export { leanSearch, leanVehiclePage } from '../../core/showroom/public';
