import axios from 'axios';
export const answer = axios.get;
