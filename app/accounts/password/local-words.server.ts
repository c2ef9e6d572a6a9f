/**
 * Words that people here build passwords from and that the library's lists lack or rank low: the hospital's
 * name, places, gods, first names and everyday Hindi and Punjabi. Most common words come first.
 */
const words = `
panchkula mind wellness hospital demo chandigarh mohali haryana himachal kolkata hind shivalik ganga ganesh
mata matadi jai jaimatadi jaishree shree shri sri ram sita radha radhe krishna shiv mahadev mahakal bholenath bhagwan bajrang
govind gopal hare hari devi durga laxmi saraswati gayatri geeta gita jyoti om namah namo sai baba maa waheguru guru singh kaur
allah bismillah inshallah mashallah
ankit arjun harpreet jaspreet kapil kuldeep leena mandeep manpreet meena neha nisha nitin pooja puja priya radhika raj reena rekha
riya rohan rohit saurabh seema sohan sona sumit tarun usha varun vikas virat vivek zoya gupta verma sharma kohli dhoni
aap bhai didi dil diya dost hai hoon hum ishq jaan jaanu jannat ki mera mere mohabbat pyar pyaar tera tere tum yaar yaara zindagi
bollywood rupee fortnite instagram whatsapp
`;

export const localWords: readonly string[] = words.trim().split(/\s+/);
